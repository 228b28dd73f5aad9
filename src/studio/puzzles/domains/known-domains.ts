/** The domains that the page knows: those of the library, and the user's own problem. */
import { type AnyDomain, domains } from "../../../domains/index.ts";
import { OWN_PROBLEM } from "../../../run/own-problem/domain.ts";
import { domainOnPage } from "../../own/examined-programs.ts";

export const knownDomains: Readonly<Record<string, AnyDomain>> = { ...domains, [OWN_PROBLEM]: domainOnPage };
