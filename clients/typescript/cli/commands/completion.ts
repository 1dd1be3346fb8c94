import { argument, type Command } from "../command.ts";
import { UsageError } from "../settings.ts";

/** @param commands all others: their names are what is completed */
export function completionOf(commands: Command[]): Command {
  return {
    name: "completion",
    usage: "bash|zsh|fish",
    summary: "Print what completes these commands in a shell: `source <(plinth completion bash)`",
    run: async (given) => {
      const shell = argument(given, 0, "the shell: bash, zsh or fish");
      const write = SCRIPTS[shell];
      if (!write) throw new UsageError(`There is no completion for ${shell}: bash, zsh and fish have one.`);
      const script = write(commands.map(({ name }) => name));
      return { answer: { script }, lines: [script] };
    },
  };
}

function wordsBehind(names: string[]): Map<string, string[]> {
  const first = [...new Set(names.map((name) => name.split(" ")[0] ?? ""))];
  const behind = first.map((word): [string, string[]] => [
    word,
    names.filter((name) => name.startsWith(`${word} `)).map((name) => name.slice(word.length + 1)),
  ]);
  return new Map([["", [...first, "completion"]], ...behind.filter(([, words]) => words.length > 0)]);
}

function writeBash(names: string[]): string {
  const [[, first = []] = [], ...rest] = [...wordsBehind(names)];
  const cases = rest.map(([word, words]) => `    ${word}) words="${words.join(" ")}" ;;`);
  return `_plinth() {
  local words="${first.join(" ")}"
  if [ "$COMP_CWORD" -eq 2 ]; then
    case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    *) words="" ;;
    esac
  fi
  [ "$COMP_CWORD" -le 2 ] && COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _plinth plinth`;
}

const SCRIPTS: Record<string, (names: string[]) => string> = {
  bash: writeBash,
  zsh: (names) => `autoload -U +X bashcompinit && bashcompinit\n${writeBash(names)}`,
  fish: (names) =>
    [...wordsBehind(names)]
      .map(([word, words]) => {
        const when = word ? `__fish_seen_subcommand_from ${word}` : "__fish_use_subcommand";
        return `complete -c plinth -f -n "${when}" -a "${words.join(" ")}"`;
      })
      .join("\n"),
};
