// A file of help texts that was fetched: its entries, and the menu that was read last.

export interface RegionEntry {
  readonly level: number;
  readonly menu: boolean;
  readonly name: string;
  readonly parent: RegionEntry | null;
  readonly children: RegionEntry[];
  text: string;
}

export interface RegionFile {
  readonly entries: RegionEntry[];
  menu: RegionEntry | null;
}
