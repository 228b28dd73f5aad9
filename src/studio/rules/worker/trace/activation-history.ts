/**
 * Every activation of a session: when it entered the agenda, when it left, and its place. Within one salience the
 * place is a number between those of its neighbours, so that the agenda of any moment is a filter and a sort, whatever
 * the strategy was. A change of place or salience ends one row and begins another.
 */
import { STILL_HERE } from "./fact-history.ts";
import { GrowingInts } from "./growing-numbers.ts";

/** An activation as it entered the agenda. */
export interface NewActivation {
  /** A number for the rule. */
  readonly rule: number;
  readonly salience: number;
  /** What it matched: identities of facts, marks of instances, -1 where a pattern has neither. */
  readonly matched: readonly number[];
  /** The fact below which it is drawn in the tree, -1 for none. */
  readonly parent: number;
}

export class ActivationHistory {
  readonly born = new GrowingInts();
  readonly died = new GrowingInts();
  readonly rule = new GrowingInts();
  readonly salience = new GrowingInts();
  readonly parent = new GrowingInts();
  private readonly place: number[] = [];
  private readonly matchedFrom = new GrowingInts();
  private readonly matched = new GrowingInts();
  /** By rule: its activations that have not ended. */
  private readonly waiting: number[] = [];
  private sortedAt = "";
  private sorted: number[] = [];

  get count(): number {
    return this.born.length;
  }

  /**
   * Adds a row behind `before` and ahead of `after` (rows of the same salience, -1 for none). The places may have run
   * out of numbers between the two: then `reordered` must follow, and `crowded` says so.
   */
  activated(activation: NewActivation, before: number, after: number, moment: number): number {
    return this.add(activation, this.between(before, after), moment);
  }

  crowded(id: number, before: number, after: number): boolean {
    const place = this.place[id];
    return (before >= 0 && place <= this.place[before]) || (after >= 0 && place >= this.place[after]);
  }

  /** The activation has fired or was removed. */
  ended(id: number, moment: number): void {
    this.died.set(id, moment);
    this.waiting[this.rule.at(id)]!--;
    this.sortedAt = "";
  }

  /** Gives the rows of one module in their new order and with their new saliences; returns the rows as they are now. */
  reordered(rows: readonly { readonly id: number; readonly salience: number }[], moment: number): number[] {
    let place = 0;
    let group: number | null = null;
    return rows.map(({ id, salience }) => {
      const first = salience !== group;
      group = salience;
      const stays = this.salience.at(id) === salience && (first || this.place[id] > place);
      place = stays ? this.place[id] : first ? 0 : place + 1;
      return stays ? id : this.moved(id, salience, place, moment);
    });
  }

  isOnAgenda(id: number, moment: number): boolean {
    return this.born.at(id) <= moment && this.died.at(id) > moment;
  }

  /** What an activation matched, as it was given. */
  matchedOf(id: number): number[] {
    const end = id + 1 < this.count ? this.matchedFrom.at(id + 1) : this.matched.length;
    const list: number[] = [];
    for (let i = this.matchedFrom.at(id); i < end; i++) list.push(this.matched.at(i));
    return list;
  }

  /** The agenda of a moment in firing order; `rank` orders the modules of the rules. The array is reused by the next call. */
  at(moment: number, rank: (rule: number) => number, ranks = ""): readonly number[] {
    const key = `${moment} ${this.count} ${ranks}`;
    if (key === this.sortedAt) return this.sorted;
    const end = this.born.countUpTo(moment);
    const ids: number[] = [];
    for (let id = 0; id < end; id++) if (this.died.at(id) > moment) ids.push(id);
    this.sorted = ids.sort(
      (a, b) =>
        rank(this.rule.at(a)) - rank(this.rule.at(b)) ||
        this.salience.at(b) - this.salience.at(a) ||
        this.place[a] - this.place[b],
    );
    this.sortedAt = key;
    return this.sorted;
  }

  /** By rule: how many of its activations wait at a moment; the newest moment is not counted anew. */
  waitingAt(moment: number, isNewest: boolean): readonly number[] {
    if (isNewest) return this.waiting;
    const counts: number[] = [];
    const end = this.born.countUpTo(moment);
    for (let id = 0; id < end; id++) {
      const rule = this.rule.at(id);
      if (this.died.at(id) > moment) counts[rule] = (counts[rule] ?? 0) + 1;
    }
    return counts;
  }

  private moved(id: number, salience: number, place: number, moment: number): number {
    const activation = {
      rule: this.rule.at(id),
      salience,
      matched: this.matchedOf(id),
      parent: this.parent.at(id),
    };
    this.ended(id, moment);
    return this.add(activation, place, moment);
  }

  private add({ rule, salience, matched, parent }: NewActivation, place: number, moment: number): number {
    const id = this.born.push(moment);
    this.died.push(STILL_HERE);
    this.waiting[rule] = (this.waiting[rule] ?? 0) + 1;
    this.rule.push(rule);
    this.salience.push(salience);
    this.parent.push(parent);
    this.place.push(place);
    this.matchedFrom.push(this.matched.length);
    for (const each of matched) this.matched.push(each);
    return id;
  }

  private between(before: number, after: number): number {
    if (before < 0) return after < 0 ? 0 : this.place[after] - 1;
    if (after < 0) return this.place[before] + 1;
    return (this.place[before] + this.place[after]) / 2;
  }
}
