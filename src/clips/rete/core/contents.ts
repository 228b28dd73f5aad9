// Entities whose slots never change, by their contents, to find the one that equals a new one. Open addressing: an entity stands
// where its hash says, or in the next free place behind.

import { CONTENT_HASH, CONTENTS, CONTENTS_COUNT, CONTENTS_MASK } from "../layout.ts";
import { allocate, release } from "./allocate.ts";
import { equalSince } from "./host.ts";

/** Each place has a hash and the address of an entity, which is 0 where the place is free. */
const PLACE_BITS = 3;
const ADDRESS = 4;
const FIRST_PLACES = 64;

/** The newest entity that equals this one; if there is none, or `always`, it joins the others. */
export function enterContent(entity: i32, always: bool): i32 {
  const hash = load<i32>(entity + CONTENT_HASH);
  const mask = load<i32>(CONTENTS_MASK);
  const table = load<i32>(CONTENTS);
  let found = 0;
  if (!always && table !== 0) {
    let newest = -1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const at = table + (place << PLACE_BITS);
      const other = load<i32>(at + ADDRESS);
      if (other === 0) break;
      if (load<i32>(at) !== hash) continue;
      const since = equalSince(other, entity);
      if (since <= newest) continue;
      newest = since;
      found = other;
    }
  }
  if (found !== 0) return found;
  // At most half full, so that a look-up ends soon.
  const count = load<i32>(CONTENTS_COUNT) + 1;
  store<i32>(CONTENTS_COUNT, count);
  if (table === 0 || count << 1 > mask) enlarge();
  put(hash, entity);
  return 0;
}

/** Takes an entity out, and moves up those behind it that were not where their hashes say. */
export function leaveContent(entity: i32): void {
  const table = load<i32>(CONTENTS);
  const mask = load<i32>(CONTENTS_MASK);
  let free = load<i32>(entity + CONTENT_HASH) & mask;
  while (load<i32>(table + (free << PLACE_BITS) + ADDRESS) !== entity) free = (free + 1) & mask;
  for (let place = (free + 1) & mask; ; place = (place + 1) & mask) {
    const at = table + (place << PLACE_BITS);
    const other = load<i32>(at + ADDRESS);
    if (other === 0) break;
    const hash = load<i32>(at);
    if (((place - hash) & mask) < ((place - free) & mask)) continue;
    const to = table + (free << PLACE_BITS);
    store<i32>(to, hash);
    store<i32>(to + ADDRESS, other);
    free = place;
  }
  store<i32>(table + (free << PLACE_BITS) + ADDRESS, 0);
  store<i32>(CONTENTS_COUNT, load<i32>(CONTENTS_COUNT) - 1);
}

function enlarge(): void {
  const old = load<i32>(CONTENTS);
  const places = old === 0 ? 0 : load<i32>(CONTENTS_MASK) + 1;
  const wanted = places === 0 ? FIRST_PLACES : 2 * places;
  const made = allocate(wanted << PLACE_BITS);
  memory.fill(made, 0, wanted << PLACE_BITS);
  store<i32>(CONTENTS, made);
  store<i32>(CONTENTS_MASK, wanted - 1);
  if (places === 0) return;
  const end = old + (places << PLACE_BITS);
  for (let at = old; at < end; at += 1 << PLACE_BITS) {
    const entity = load<i32>(at + ADDRESS);
    if (entity !== 0) put(load<i32>(at), entity);
  }
  release(old, places << PLACE_BITS);
}

function put(hash: i32, entity: i32): void {
  const mask = load<i32>(CONTENTS_MASK);
  const table = load<i32>(CONTENTS);
  let place = hash & mask;
  while (load<i32>(table + (place << PLACE_BITS) + ADDRESS) !== 0) place = (place + 1) & mask;
  const at = table + (place << PLACE_BITS);
  store<i32>(at, hash);
  store<i32>(at + ADDRESS, entity);
}
