import type { Completions } from './completions.ts';

/** Writes the completions as a script of a shell: bash, zsh or fish. */
export function completionScript(shell: string, completions: Completions): string {
  if (shell === 'fish') return fishScript(completions);
  const start = shell === 'zsh' ? 'autoload -U +X bashcompinit && bashcompinit\n' : '';
  return start + bashScript(completions);
}

function bashScript(completions: Completions): string {
  const commands = completions.map(({ command }) => command).join(' ');
  const after = completions.map(
    ({ command, options, values }) =>
      `    ${command}) words="${[...options.map(({ flag }) => flag), ...values].join(' ')}" ;;`,
  );
  return `_fairlead() {
  local words="" now="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
    "1 "*) words="${commands}" ;;
  esac
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]}" in
${after.join('\n')}
  esac
  case "$before" in
${valueLines(completions).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$now"))
}
complete -o default -F _fairlead fairlead
`;
}

/** One line per option with values; commands that share an option share its values. */
function valueLines(completions: Completions): string[] {
  const byFlag = new Map(
    completions.flatMap(({ options }) =>
      options.flatMap(({ flag, values }) => (values.length ? [[flag, values] as const] : [])),
    ),
  );
  return [...byFlag].map(([flag, values]) => `    ${flag}) words="${values.join(' ')}" ;;`);
}

function fishScript(completions: Completions): string {
  const lines = completions.flatMap(({ command, says, options, values }) => [
    `complete -c fairlead -n __fish_use_subcommand -a ${command} -d ${quoted(says)}`,
    ...options.map(
      ({ flag, says: does, values: all }) =>
        `complete -c fairlead -n '__fish_seen_subcommand_from ${command}' -l ${flag.slice(2)} -d ${quoted(does)}${all.length ? ` -xa '${all.join(' ')}'` : ''}`,
    ),
    ...(values.length
      ? [
          `complete -c fairlead -n '__fish_seen_subcommand_from ${command}' -xa '${values.join(' ')}'`,
        ]
      : []),
  ]);
  return `${lines.join('\n')}\n`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
