import { writeFileSync } from 'node:fs';
import { type AnyEndpoint, services } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { describeShape } from '@fairlead/contracts/describe-shape';

/** The text of docs/calls.md, made from the contracts. */
export function describeCalls(): string {
  const parts = Object.entries(services).map(([service, base]) => {
    const rows = calls.filter((call) => call.service === service).map(describeCall);
    return `## ${service}\n\nBase \`${base}\`.\n\n${rows.join('\n\n')}`;
  });
  return `# Calls\n\nEvery call of the product, made from \`shared/contracts\` by \`npm run docs\`. Do not edit by hand.\n\n${parts.join('\n\n')}\n`;
}

function describeCall(call: AnyEndpoint): string {
  const lines = [
    `### ${call.name}`,
    `\`${call.method} ${call.path}\` (${call.source})`,
    '',
    ...part('Query', describeShape(call.query)),
    ...part('Headers', call.headers.join(', ') || 'nothing'),
    ...part('Body', describeShape(call.body)),
    ...part('Answer', describeShape(call.answer) + (call.camelCase ? ', read in camelCase' : '')),
    ...call.errors.map(
      ({ status, code, means }) => `- ${status}${code ? ` \`${code}\`` : ''}: ${means}`,
    ),
  ];
  return lines.join('\n');
}

function part(name: string, text: string): string[] {
  return text === 'nothing' ? [] : [`- ${name}: \`${text}\``];
}

if (import.meta.main) writeFileSync(new URL('../docs/calls.md', import.meta.url), describeCalls());
