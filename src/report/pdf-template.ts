/**
 * How a report looks on paper, in Typst. The template reads the report as JSON from `sys.inputs`, so that no text of a
 * study is ever taken for markup. Only fonts that are inside the compiler are used.
 */
export const pdfTemplate = `
#let report = json(bytes(sys.inputs.report))
#let muted = rgb("#57606a")
#let faint = rgb("#d0d7de")
#let accent = rgb("#0a5c8f")
#let columns-upright = 10

#set document(title: report.title, author: (), date: none)
#set page(paper: "a4", margin: (x: 20mm, top: 20mm, bottom: 22mm), footer: context {
  set text(size: 8.5pt, fill: muted)
  grid(columns: (1fr, auto), report.title, [#counter(page).display() / #counter(page).final().first()])
})
#set text(font: "Libertinus Serif", size: 10.5pt, lang: report.language, fill: rgb("#1f2328"))
#set par(leading: 0.62em, spacing: 0.9em)
#set list(indent: 0pt, body-indent: 0.6em, spacing: 0.65em, marker: text(fill: muted)[•])
#show raw: set text(font: "DejaVu Sans Mono", size: 9pt)
#show heading.where(level: 1): it => block(above: 2.2em, below: 0.9em, sticky: true, {
  line(length: 100%, stroke: 0.5pt + faint)
  v(0.1em)
  text(size: 15pt, weight: "semibold", it.body)
})
#show heading.where(level: 2): it => block(above: 1.5em, below: 0.7em, sticky: true, text(size: 11.5pt, weight: "semibold", it.body))

#let note(body) = block(above: 0.6em, text(size: 9pt, fill: muted, body))

#let mark-signs = (equal: "=", differs: "≠", missing: "?", unreproducible: "~")
#let mark-colors = (equal: rgb("#1a7f37"), differs: rgb("#c2260c"), missing: muted, unreproducible: muted)

#let cell-text(it) = {
  let body = if it.at("isBest", default: false) { strong(it.text) } else { it.text }
  let mark = it.at("mark", default: none)
  if mark == none { body } else { text(fill: mark-colors.at(mark), [#body #mark-signs.at(mark)]) }
}
#let cell(it) = table.cell(
  breakable: false,
  fill: if it.at("isBest", default: false) { rgb("#e3f1fa") } else { none },
  cell-text(it),
)

#let drawn-table(it) = {
  let wide = it.columns.len() > columns-upright
  let inset = if wide { 4pt } else { 5pt }
  set text(size: if it.columns.len() > 7 { 8pt } else { 9pt }, number-width: "tabular")
  set par(leading: 0.45em, justify: false)
  context {
    // The names of the rows stay on one line, unless they would push the numbers off the page.
    let names = it.rows.map(row => measure(row.first().text).width)
    let first = calc.min(calc.max(0pt, ..names) + 2 * inset, if it.columns.len() > 5 { 52mm } else { 70mm })
    // No column of numbers is narrower than the longest word of its head.
    let least(i) = {
      let words = it.columns.at(i).title.split(" ").map(word => measure(strong(word)).width)
      let cells = it.rows.map(row => measure(cell-text(row.at(i))).width)
      calc.max(..words, ..cells) + 2 * inset
    }
    let natural(i) = calc.max(measure(strong(it.columns.at(i).title)).width, ..it.rows.map(row => measure(cell-text(row.at(i))).width)) + 2 * inset
    let others = range(1, it.columns.len())
    // Where the heads do not fit on one line, columns of numbers share what is left of the page.
    let numbers = others.filter(i => it.columns.at(i).isNumber)
    let wished = numbers.map(i => natural(i) - least(i)).sum(default: 0pt)
    let taken = first + others.map(i => if i in numbers { least(i) } else { natural(i) }).sum(default: 0pt)
    let share = if wished > 0pt { calc.max(0, calc.min(1, (168mm - taken) / wished)) } else { 1 }
    let width(i) = if i in numbers and not wide and share < 1 { least(i) + (natural(i) - least(i)) * share } else { auto }
    table(
      columns: (calc.max(first, 16mm), ..others.map(width)),
      align: (x, y) => (if it.columns.at(x).isNumber { right } else { left }) + (if y == 0 { bottom } else { top }),
      inset: (x: inset, y: 3.4pt),
      stroke: (x, y) => (bottom: if y == 0 { 0.8pt + muted } else { 0.4pt + faint }),
      table.header(..it.columns.map(column => strong(column.title))),
      ..it.rows.flatten().map(cell),
    )
  }
  if "note" in it { note(it.note) }
}

#let board(it, scale) = block(breakable: false, stroke: 0.5pt + faint, radius: 3pt, inset: 8pt, {
  show raw: set text(size: 9pt * scale)
  strong(it.instance)
  linebreak()
  text(size: 9pt, fill: muted, it.summary)
  v(0.2em)
  grid(columns: if it.end == none { 1 } else { 3 }, column-gutter: 8pt, align: horizon,
    raw(it.start, block: true),
    ..if it.end != none { (text(fill: muted, sym.arrow.r), raw(it.end, block: true)) })
})

#let drawn(block-data, section) = {
  if block-data.kind == "sentences" {
    if block-data.title != "" { heading(level: 2, block-data.title) }
    list(..block-data.sentences.map(sentence => [#sentence]))
  } else if block-data.kind == "table" {
    if not section.title.contains(block-data.table.title) { heading(level: 2, block-data.table.title) }
    drawn-table(block-data.table)
  } else if block-data.kind == "plot" {
    block(breakable: false, above: 1.4em, width: 100%, {
      heading(level: 2, block-data.title)
      block(below: 0.8em, text(size: 9pt, fill: muted, block-data.caption))
      image(bytes(block-data.svg), format: "svg", width: 100%, alt: block-data.title)
    })
  } else if block-data.kind == "boards" {
    v(0.4em)
    grid(columns: block-data.columns, gutter: 8pt, ..block-data.boards.map(it => board(it, block-data.scale)))
  } else if block-data.kind == "facts" {
    table(
      columns: (auto, 1fr),
      stroke: none,
      inset: (x: 0pt, y: 2.5pt),
      column-gutter: 14pt,
      ..block-data.facts.map(((name, value)) => (text(fill: muted, name), value)).flatten(),
    )
  } else if block-data.kind == "author" {
    block(above: 1em, width: 100%, inset: 8pt, fill: rgb("#f6f8fa"), stroke: (left: 2pt + accent), block-data.text)
  } else { note(block-data.text) }
}

#let is-wide(section) = section.blocks.any(it => it.kind == "table" and it.table.columns.len() > columns-upright)

#block(below: 1.3em, {
  set par(leading: 0.4em)
  title(text(size: 23pt, weight: "semibold", report.title))
})
#if report.question != "" { block(below: 1em, text(size: 13pt, style: "italic", report.question)) }
#text(fill: muted, report.status)

#for section in report.sections {
  let body = { heading(level: 1, section.title); for it in section.blocks { drawn(it, section) } }
  if is-wide(section) { page(flipped: true, body) } else { body }
  if section.at("isCover", default: false) { pagebreak(weak: true) }
}
`;
