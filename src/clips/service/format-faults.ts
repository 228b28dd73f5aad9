/** Why a text cannot be laid out. */
export const formatFaults = {
  "open-string": "A string is not closed.",
  "lone-parenthesis": "A parenthesis has no partner.",
  "deep-lists": "The lists are nested too deeply.",
};
