/**
 * Every fact of a session with the moments at which it was asserted and retracted. The fact base of any moment is
 * a filter over two columns of numbers, so that a timeline needs no copies. Identities count all facts; an index
 * begins again at each reset.
 */
import { type Fact, factText } from "../../../../clips/index.ts";
import { GrowingInts } from "./growing-numbers.ts";

export const STILL_HERE = 0x7fffffff;

/** Facts looked at for a filter before messages get through again: some tens of milliseconds. */
const MOST_AT_ONCE = 50_000;

export class FactHistory {
  private readonly objects: Fact[] = [];
  private readonly identities = new Map<object | null, number>();
  readonly born = new GrowingInts();
  readonly died = new GrowingInts();
  /** The facts from which a firing made each fact: its parent in the tree, -1 for none. */
  readonly parent = new GrowingInts();
  /** The first identities after each reset of the fact base, and the moments of the resets. */
  private readonly beginnings: { readonly moment: number; readonly first: number }[] = [];
  private shownAt = -1;
  private shownLength = -1;
  private shown = new Int32Array(0);
  /** The facts found so far for the text of a filter: a fact never changes, so each is looked at once. */
  private search = { text: "", searched: 0, found: [] as number[] };

  get count(): number {
    return this.objects.length;
  }

  asserted(fact: Fact, moment: number, parent: number): number {
    const id = this.objects.push(fact) - 1;
    this.identities.set(fact, id);
    this.born.push(moment);
    this.died.push(STILL_HERE);
    this.parent.push(parent);
    return id;
  }

  retracted(fact: Fact, moment: number): void {
    const id = this.identities.get(fact);
    if (id === undefined) return;
    this.identities.delete(fact);
    this.died.set(id, moment);
    this.shownAt = -1;
  }

  /** All facts are gone; indexes start again. */
  beganAnew(moment: number): void {
    this.beginnings.push({ moment, first: this.count });
  }

  /** The identity of a current fact; -1 for everything else. */
  identity(fact: object | null): number {
    return this.identities.get(fact) ?? -1;
  }

  object(id: number): Fact {
    return this.objects[id];
  }

  /** The first identity of the fact base of a moment. */
  firstAt(moment: number): number {
    return this.beginnings.findLast((beginning) => beginning.moment <= moment)?.first ?? 0;
  }

  /** The identities of the facts of a moment, the oldest first. The array is reused by the next call. */
  at(moment: number): Int32Array {
    const end = this.born.countUpTo(moment);
    if (moment === this.shownAt && end === this.shownLength) return this.shown;
    const ids = new Int32Array(end);
    let count = 0;
    for (let id = this.firstAt(moment); id < end; id++) if (this.died.at(id) > moment) ids[count++] = id;
    this.shownAt = moment;
    this.shownLength = end;
    this.shown = ids.subarray(0, count);
    return this.shown;
  }

  /**
   * The facts of a moment whose text contains another, the oldest first; not the whole answer as long as there are more
   * facts to look at than one call can take.
   */
  containing(text: string, moment: number): { readonly found: number[]; readonly isWhole: boolean } {
    const wanted = text.toLowerCase();
    if (this.search.text !== wanted) this.search = { text: wanted, searched: 0, found: [] };
    const { search } = this;
    const end = Math.min(this.count, search.searched + MOST_AT_ONCE);
    for (let id = search.searched; id < end; id++) {
      const fact = this.objects[id];
      if (`f-${fact.index} ${factText(fact)}`.toLowerCase().includes(wanted)) search.found.push(id);
    }
    search.searched = end;
    const first = this.firstAt(moment);
    const found = search.found.filter(
      (id) => id >= first && this.born.at(id) <= moment && this.died.at(id) > moment,
    );
    return { found, isWhole: end === this.count };
  }
}
