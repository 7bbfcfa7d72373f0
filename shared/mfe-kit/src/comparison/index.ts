export type { ComparedColumn } from './compared-column.ts';
export { ComparisonTable } from './comparison-table.tsx';
export { comparisonContent, outOfPocketWord } from './content.ts';
export { CoverageChangeLine } from './coverage-change-line.tsx';
export { DifferenceMark, type MarkKind } from './difference-mark.tsx';
export { PackageChanges } from './package-changes.tsx';
