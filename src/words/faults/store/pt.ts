/** What can be wrong with stores of studies and with workers, in Portuguese. */
import type { storeSentences } from "../../../run/store-sentences.ts";
import { listIn } from "../lists.ts";

const list = listIn("e");

export const pt: typeof storeSentences = {
  "store-away": (store, message) => `Não é possível aceder ao armazém ${store}: ${message}.`,
  "store-waiting": (away) => `${away} À espera…`,
  "store-silent": () => "O armazém não responde.",
  "store-back": () => "O armazém voltou a estar disponível.",
  "store-scheme": (kind: string) => `Um armazém é um ficheiro ou postgres://…; não os há do tipo ${kind}:.`,
  "store-address": () => "Não se percebe o endereço do armazém: é postgres://utilizador@servidor:porta/base.",
  "store-may-not": (store: string, message: string) =>
    `Falta uma permissão no armazém ${store}: ${message}. As tabelas são criadas por um utilizador que possa criar um esquema.`,
  "store-refused": (store, message) => `O armazém ${store} recusou o acesso: ${message}.`,
  "store-asks-password": (store) =>
    `O armazém ${store} pede uma palavra-passe e não recebeu nenhuma: defina PGPASSWORD ou escreva-a em ~/.pgpass, um ficheiro que só o utilizador possa ler (modo 0600).`,
  "store-answered": (store, message) => `O armazém ${store} respondeu: ${message}.`,
  "store-disk-full": (store) => `Não é possível escrever no armazém ${store}: o seu disco está cheio.`,
  "store-full": (store) =>
    `Não é possível escrever no armazém ${store}: o disco está cheio. O que foi guardado está a salvo e o estudo pode ser continuado.`,
  "store-failing": (store) =>
    `Não é possível ler nem escrever no armazém ${store}: o disco está cheio ou falha. O que foi guardado está a salvo e o estudo pode ser continuado.`,
  "store-no-database": (store) =>
    `O armazém ${store} está danificado ou não é um armazém; não foi alterado: mude-o de sítio para começar um novo.`,
  "store-damaged": (store) =>
    `O armazém ${store} está danificado; não foi alterado: mude-o de sítio para começar um novo.`,
  "no-store-package": (name, system) =>
    `Para guardar estudos num ficheiro é preciso o pacote ${name}, que não está instalado para ${system}: npm install ${name}`,
  "no-pdf-package": (name, system) =>
    `Para relatórios em PDF é preciso o pacote ${name}, que não está instalado para ${system}: npm install ${name}`,
  "store-busy": (store) => `Outro programa tem o armazém ${store} bloqueado há demasiado tempo.`,
  "store-read-only": (store) => `O armazém ${store} é só de leitura.`,
  "store-unopened": (store) => `Não é possível abrir o armazém ${store}.`,
  "store-unopened-because": (store, message) => `Não é possível abrir o armazém ${store}: ${message}.`,
  "store-newer": (store, format, own) =>
    `O armazém ${store} é de uma versão mais recente do Frontier (o seu formato é ${format} e esta conhece até ao ${own}): atualize o Frontier.`,
  "store-foreign": (store) => `O armazém ${store} é uma base de dados de outro programa; ficou como estava.`,
  "file-of-others": (file) =>
    `${file} ficou como estava: o ficheiro ou a sua pasta é de outra conta, e todos podem escrever lá.`,
  "store-no-file": (store) => `${store} não é um ficheiro, por isso não pode guardar estudos.`,
  "store-log-unread": (store) =>
    `Uma parte dos resultados do armazém ${store} ainda está em ${store}-wal, que não se pode ler numa pasta onde não se pode escrever: copie os dois ficheiros para outra pasta.`,
  "no-store": (store) => `Não existe o armazém ${store}.`,
  "study-damaged": (id) => `O estudo ${id} está danificado no seu armazém.`,
  "result-damaged": (id, run) =>
    `O resultado da execução ${run} de ${id} não é o que foi escrito: o armazém está danificado. «study check» diz até que ponto.`,
  "waiting-no-worker": (runs, seconds, version, signature, others) =>
    `${runs === 1 ? "Uma execução espera" : `${runs} execuções esperam`} há ${seconds} s e ninguém a${runs === 1 ? "" : "s"} pode fazer: não há nenhum trabalhador do Frontier ${version} com a assinatura ${signature}${others.length > 0 ? `, apenas ${list(others)}` : ""}.`,
  "waiting-for-workers": (runs, seconds, workers) =>
    `Há ${seconds} s que nenhuma execução acaba; ${runs === 1 ? "falta uma" : `faltam ${runs}`}, e há ${workers === 1 ? "um trabalhador ativo" : `${workers} trabalhadores ativos`}.`,
  "died-again": (runs) =>
    runs === 1 ? "Repete-se uma execução falhada." : `Repetem-se ${runs} execuções falhadas.`,
  "no-export": (file) => `${file} não é um estudo exportado.`,
  "export-newer": (file, format, own) =>
    `${file} foi exportado por uma versão mais recente do Frontier (o seu formato é ${format} e esta conhece até ao ${own}): atualize o Frontier.`,
  "export-damaged": (file, line) => `${file} está danificado: veja a linha ${line}.`,
  "export-short": (file) => `${file} não está inteiro: falta-lhe o fim.`,
  "already-there": (id, store) => `${id} já está em ${store}.`,
  "runs-taken-up": (runs) =>
    runs === 1
      ? "Foi retomada uma execução de um trabalhador perdido."
      : `Foram retomadas ${runs} execuções de trabalhadores perdidos.`,
};
