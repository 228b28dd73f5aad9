// The agendas of the modules: activations are the tokens of the last joins of rules, grouped by salience; the conflict
// strategy decides the position inside a group. Source: guide, sections 5.2 and 5.3.

import {
  ACTIVATED,
  ACTIVATION_CLOCK,
  AGENDA,
  ALPHA,
  ASKS,
  ASKS_RULE,
  BREADTH,
  BY_COMPLEXITY,
  BY_RANDOM,
  BY_SIMPLICITY,
  COMPLEXITY,
  DEPTH,
  ELEMENTS,
  FIRST_ACTIVATION,
  FIRST_TAG,
  FLAGS,
  GROUP,
  GROUP_BYTES,
  GROUP_FIRST,
  GROUP_LAST,
  GROUP_SALIENCE,
  GROUPS,
  JOIN_FLAGS,
  LEFT,
  MEA,
  NEXT_ACTIVATION,
  NEXT_GROUP,
  ON_AGENDA,
  OWNER,
  PREVIOUS_ACTIVATION,
  PREVIOUS_GROUP,
  RANDOM,
  RETAGGED,
  RIGHT,
  RING,
  RING_PLACE,
  RING_SIZE,
  SALIENCE,
  SORTED_TAGS,
  STRATEGY,
  TAG,
  TAGS_RANDOM,
  TAGS_READ,
} from "../layout.ts";
import { allocate, release } from "./allocate.ts";
import { activated, activating, deactivating } from "./host.ts";

/** Puts the token of a last join on the agenda. */
export function activate(join: i32, token: i32): void {
  const asks = load<i32>(ASKS) !== 0 || (load<i32>(join + JOIN_FLAGS) & ASKS_RULE) !== 0;
  const salience = asks ? activating(join, token) : load<i32>(join + SALIENCE);
  const number = load<i32>(ACTIVATION_CLOCK);
  store<i32>(ACTIVATION_CLOCK, number + 1);
  store<i32>(token + ACTIVATED, number);
  store<i32>(token + RANDOM, nextRandom());
  store<i32>(ON_AGENDA, load<i32>(ON_AGENDA) + 1);
  insert(load<i32>(join + AGENDA), token, salience);
  if (asks) activated(token);
}

function joinOf(token: i32): i32 {
  return load<i32>(token + OWNER) & ~FLAGS;
}

/** The token of an activation is removed. */
export function deactivate(token: i32): void {
  if (load<i32>(ASKS) !== 0 || (load<i32>(joinOf(token) + JOIN_FLAGS) & ASKS_RULE) !== 0) deactivating(token);
  detach(token);
}

/** Takes an activation off its agenda. */
export function detach(token: i32): void {
  const agenda = load<i32>(joinOf(token) + AGENDA);
  const group = load<i32>(token + GROUP);
  const next = load<i32>(token + NEXT_ACTIVATION);
  const previous = load<i32>(token + PREVIOUS_ACTIVATION);
  const isFirst = load<i32>(group + GROUP_FIRST) === token;
  const isLast = load<i32>(group + GROUP_LAST) === token;
  if (isFirst && isLast) removeGroup(agenda, group);
  else if (isFirst) store<i32>(group + GROUP_FIRST, next);
  else if (isLast) store<i32>(group + GROUP_LAST, previous);
  if (previous === 0) store<i32>(agenda + FIRST_ACTIVATION, next);
  else store<i32>(previous + NEXT_ACTIVATION, next);
  if (next !== 0) store<i32>(next + PREVIOUS_ACTIVATION, previous);
  store<i32>(token + GROUP, 0);
  forgetTags(token);
  store<i32>(ON_AGENDA, load<i32>(ON_AGENDA) - 1);
}

function removeGroup(agenda: i32, group: i32): void {
  const next = load<i32>(group + NEXT_GROUP);
  const previous = load<i32>(group + PREVIOUS_GROUP);
  if (previous === 0) store<i32>(agenda + GROUPS, next);
  else store<i32>(previous + NEXT_GROUP, next);
  if (next !== 0) store<i32>(next + PREVIOUS_GROUP, previous);
  release(group, GROUP_BYTES);
}

/** Forgets the order of an agenda; its activations are inserted anew. */
export function dissolve(agenda: i32): void {
  let group = load<i32>(agenda + GROUPS);
  while (group !== 0) {
    const next = load<i32>(group + NEXT_GROUP);
    release(group, GROUP_BYTES);
    group = next;
  }
  store<i32>(agenda + GROUPS, 0);
  store<i32>(agenda + FIRST_ACTIVATION, 0);
}

/** Inserts an activation into the group of its salience where the strategy puts it. */
export function insert(agenda: i32, token: i32, salience: i32): void {
  let before = 0;
  let group = load<i32>(agenda + GROUPS);
  while (group !== 0 && load<i32>(group + GROUP_SALIENCE) > salience) {
    before = group;
    group = load<i32>(group + NEXT_GROUP);
  }
  if (group === 0 || load<i32>(group + GROUP_SALIENCE) !== salience) {
    store<i32>(token + GROUP, newGroup(agenda, before, group, token, salience));
    link(agenda, token, before === 0 ? 0 : load<i32>(before + GROUP_LAST));
    return;
  }
  store<i32>(token + GROUP, group);
  const after = placeIn(group, token);
  if (after === 0) {
    const first = load<i32>(group + GROUP_FIRST);
    link(agenda, token, load<i32>(first + PREVIOUS_ACTIVATION));
    store<i32>(group + GROUP_FIRST, token);
  } else {
    link(agenda, token, after);
    if (load<i32>(group + GROUP_LAST) === after) store<i32>(group + GROUP_LAST, token);
  }
}

function newGroup(agenda: i32, before: i32, behind: i32, token: i32, salience: i32): i32 {
  const made = allocate(GROUP_BYTES);
  store<i32>(made + GROUP_SALIENCE, salience);
  store<i32>(made + GROUP_FIRST, token);
  store<i32>(made + GROUP_LAST, token);
  store<i32>(made + PREVIOUS_GROUP, before);
  store<i32>(made + NEXT_GROUP, behind);
  if (before === 0) store<i32>(agenda + GROUPS, made);
  else store<i32>(before + NEXT_GROUP, made);
  if (behind !== 0) store<i32>(behind + PREVIOUS_GROUP, made);
  return made;
}

function link(agenda: i32, token: i32, after: i32): void {
  const next = load<i32>(after === 0 ? agenda + FIRST_ACTIVATION : after + NEXT_ACTIVATION);
  store<i32>(token + PREVIOUS_ACTIVATION, after);
  store<i32>(token + NEXT_ACTIVATION, next);
  if (after === 0) store<i32>(agenda + FIRST_ACTIVATION, token);
  else store<i32>(after + NEXT_ACTIVATION, token);
  if (next !== 0) store<i32>(next + PREVIOUS_ACTIVATION, token);
}

/** The activation of a group after which a new one goes; 0 for the front of the group. */
function placeIn(group: i32, token: i32): i32 {
  const strategy = load<i32>(STRATEGY);
  const first = load<i32>(group + GROUP_FIRST);
  const last = load<i32>(group + GROUP_LAST);
  if (strategy === BREADTH) {
    for (let at = last; ; at = load<i32>(at + PREVIOUS_ACTIVATION)) {
      if (load<i32>(token + ACTIVATED) >= load<i32>(at + ACTIVATED)) return at;
      if (at === first) return 0;
    }
  }
  // The end is tried first; then the search goes on from the front.
  if (compare(strategy, last, token) < 0) return last;
  let after = 0;
  let at = first;
  while (compare(strategy, at, token) < 0) {
    after = at;
    if (at === last) break;
    at = load<i32>(at + NEXT_ACTIVATION);
  }
  return after;
}

/** Below zero when the one that is met comes before the new one. */
function compare(strategy: i32, met: i32, token: i32): i32 {
  const age = load<i32>(met + ACTIVATED) - load<i32>(token + ACTIVATED);
  if (strategy === DEPTH) return -age;
  let order = 0;
  if (strategy === BY_SIMPLICITY) order = -moreComplex(met, token);
  else if (strategy === BY_COMPLEXITY) order = moreComplex(met, token);
  else if (strategy === BY_RANDOM) order = randomOf(met) - randomOf(token);
  else {
    const a = tagsOf(met);
    const b = tagsOf(token);
    if (strategy === MEA) order = load<i32>(b + FIRST_TAG) - load<i32>(a + FIRST_TAG);
    if (order === 0) order = compareRecency(met, token, a, b);
  }
  return order !== 0 ? order : age;
}

/** Below zero when the rule of the first has more tests. */
function moreComplex(met: i32, token: i32): i32 {
  return load<i32>(joinOf(token) + COMPLEXITY) - load<i32>(joinOf(met) + COMPLEXITY);
}

/** The time tag of the entity that a token adds; -1 for none. */
function tagOf(token: i32): i32 {
  const right = load<i32>(token + RIGHT);
  return right !== 0 && load<i32>(right + OWNER) & ALPHA ? load<i32>(right + TAG) : -1;
}

/** The time tags of an activation, sorted once and kept until it leaves the agenda or the tags change. */
function tagsOf(token: i32): i32 {
  const random = load<i32>(token + RANDOM);
  const now = load<i32>(RETAGGED);
  let tags = -random;
  if (random >= 0) {
    tags = allocate(SORTED_TAGS + (load<i32>(joinOf(token) + ELEMENTS) << 2));
    store<i32>(tags + TAGS_RANDOM, random);
    store<i32>(token + RANDOM, -tags);
  } else if (load<i32>(tags + TAGS_READ) === now) return tags;
  store<i32>(tags + TAGS_READ, now);
  sortTags(token, tags);
  return tags;
}

function sortTags(token: i32, tags: i32): void {
  const count = load<i32>(joinOf(token) + ELEMENTS);
  const first = tags + SORTED_TAGS;
  let at = token;
  for (let i = 0; i < count; i++, at = load<i32>(at + LEFT)) {
    const tag = tagOf(at);
    let place = first + (i << 2);
    for (; place > first && load<i32>(place - 4) < tag; place -= 4) store<i32>(place, load<i32>(place - 4));
    store<i32>(place, tag);
    store<i32>(tags + FIRST_TAG, tag);
  }
}

function forgetTags(token: i32): void {
  const random = load<i32>(token + RANDOM);
  if (random >= 0) return;
  store<i32>(token + RANDOM, load<i32>(-random + TAGS_RANDOM));
  release(-random, SORTED_TAGS + (load<i32>(joinOf(token) + ELEMENTS) << 2));
}

function randomOf(token: i32): i32 {
  const random = load<i32>(token + RANDOM);
  return random >= 0 ? random : load<i32>(-random + TAGS_RANDOM);
}

/** Below zero when the entities of the one that is met are newer, compared from the newest. */
function compareRecency(met: i32, token: i32, a: i32, b: i32): i32 {
  const metCount = load<i32>(joinOf(met) + ELEMENTS);
  const count = load<i32>(joinOf(token) + ELEMENTS);
  const end = SORTED_TAGS + (min(metCount, count) << 2);
  for (let i = SORTED_TAGS; i < end; i += 4) {
    const order = load<i32>(b + i) - load<i32>(a + i);
    if (order !== 0) return order;
  }
  return metCount !== count ? count - metCount : moreComplex(met, token);
}

/** The next number of the generator: the ring holds the last words, and the new one is the sum of the oldest and another. */
export function nextRandom(): i32 {
  const at = load<i32>(RING_PLACE);
  const other = at < 3 ? at + RING_SIZE - 3 : at - 3;
  const word = load<i32>(RING + (at << 2)) + load<i32>(RING + (other << 2));
  store<i32>(RING + (at << 2), word);
  store<i32>(RING_PLACE, at === RING_SIZE - 1 ? 0 : at + 1);
  return word >>> 1;
}
