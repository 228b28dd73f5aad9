/** Keys that work inside a part of a page while it has the focus: they are no shortcuts, and the list of all keys has them too. */
import { inLanguages } from "../languages.ts";

interface Part {
  readonly title: string;
  /** Keys, separated by spaces, and what they do. */
  readonly keys: readonly (readonly [keys: string, label: string])[];
}

interface PartWords {
  readonly tree: readonly [
    title: string,
    walk: string,
    zoom: string,
    follow: string,
    open: string,
    leave: string,
  ];
  readonly board: readonly [title: string, move: string, press: string];
  readonly border: readonly [title: string, move: string, usual: string];
  readonly editor: readonly [title: string, run: string, find: string, undo: string, leave: string];
  readonly prompt: readonly [title: string, complete: string, earlier: string];
}

const partsOf = ({ tree, board, border, editor, prompt }: PartWords): readonly Part[] => [
  {
    title: tree[0],
    keys: [
      ["← ↑ → ↓", tree[1]],
      ["+ -", tree[2]],
      ["0", tree[3]],
      ["Enter", tree[4]],
      ["Esc", tree[5]],
    ],
  },
  {
    title: board[0],
    keys: [
      ["← ↑ → ↓", board[1]],
      ["Enter", board[2]],
    ],
  },
  {
    title: border[0],
    keys: [
      ["← → ↑ ↓", border[1]],
      ["Home", border[2]],
    ],
  },
  {
    title: editor[0],
    keys: [
      ["Ctrl+Enter", editor[1]],
      ["Ctrl+F", editor[2]],
      ["Ctrl+Z", editor[3]],
      ["Esc Tab", editor[4]],
    ],
  },
  {
    title: prompt[0],
    keys: [
      ["Tab", prompt[1]],
      ["↑ ↓", prompt[2]],
    ],
  },
];

export const usePartKeys = inLanguages<readonly Part[]>({
  en: partsOf({
    tree: [
      "In a tree",
      "From node to node",
      "Zoom in, zoom out",
      "Follow the search",
      "All about the node",
      "No node chosen",
    ],
    board: ["On a board or a map", "From cell to cell", "Press or paint the cell"],
    border: ["On the border between panels", "Move it", "The usual sizes"],
    editor: ["In an editor", "Run or load the program", "Find", "Undo", "Leave the editor"],
    prompt: ["At the prompt of the rules", "Complete the name", "Earlier commands"],
  }),
  es: partsOf({
    tree: [
      "En un árbol",
      "De nodo en nodo",
      "Acercar, alejar",
      "Seguir la búsqueda",
      "Todo sobre el nodo",
      "Ningún nodo elegido",
    ],
    board: ["En un tablero o un mapa", "De casilla en casilla", "Pulsar o pintar la casilla"],
    border: ["En el borde entre paneles", "Moverlo", "Los tamaños habituales"],
    editor: ["En un editor", "Ejecutar o cargar el programa", "Buscar", "Deshacer", "Salir del editor"],
    prompt: ["En la línea de órdenes de las reglas", "Completar el nombre", "Órdenes anteriores"],
  }),
  ca: partsOf({
    tree: [
      "En un arbre",
      "De node en node",
      "Apropa, allunya",
      "Segueix la cerca",
      "Tot sobre el node",
      "Cap node triat",
    ],
    board: ["En un tauler o un mapa", "De casella en casella", "Prem o pinta la casella"],
    border: ["A la vora entre quadres", "Mou-la", "Les mides habituals"],
    editor: ["En un editor", "Executa o carrega el programa", "Cerca", "Desfés", "Surt de l’editor"],
    prompt: ["A la línia d’ordres de les regles", "Completa el nom", "Ordres anteriors"],
  }),
  pt: partsOf({
    tree: [
      "Numa árvore",
      "De nó em nó",
      "Aproximar, afastar",
      "Seguir a procura",
      "Tudo sobre o nó",
      "Nenhum nó escolhido",
    ],
    board: ["Num tabuleiro ou num mapa", "De casa em casa", "Premir ou pintar a casa"],
    border: ["Na margem entre painéis", "Movê-la", "Os tamanhos habituais"],
    editor: ["Num editor", "Executar ou carregar o programa", "Procurar", "Anular", "Sair do editor"],
    prompt: ["Na linha de comandos das regras", "Completar o nome", "Comandos anteriores"],
  }),
});
