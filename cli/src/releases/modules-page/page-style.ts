/** What the page has beyond a report's styles. Text, because the published command has no files beside it. */
export const pageStyle = `
.modules-page {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-8);
}
/* What is hidden from eyes is placed by the table, and doesn't widen the page. */
.modules-page .table-scroll {
  position: relative;
  overflow-x: auto;
}
.modules-page .table-scroll:focus-visible {
  outline: 2px solid var(--focus-color);
  outline-offset: -2px;
}
.modules-page td,
.modules-page tbody th {
  vertical-align: top;
}
.modules-page .words {
  min-width: 14em;
  font-family: inherit;
  white-space: normal;
}
.modules-page tbody th small {
  white-space: nowrap;
}
/* The table scrolls, so a name isn't broken within a word. */
.modules-page .mods tbody th {
  overflow-wrap: normal;
  word-break: normal;
}
.modules-page .none {
  color: var(--color-text-muted);
}
.modules-page .compare {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
}
.modules-page .compare label {
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-sm);
}
.modules-page .compare .input {
  width: 7em;
}
.modules-page .banner .code,
.modules-page .card .code {
  overflow-wrap: anywhere;
}
.modules-page .changes {
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;
}
.modules-page .release-card {
  display: grid;
  gap: var(--space-4);
}
.modules-page .overruled:empty {
  display: none;
}
.modules-page .release {
  display: grid;
  gap: var(--space-4);
  max-width: 44rem;
}
.modules-page .release .row {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
}
.modules-page .release .audience {
  display: grid;
  gap: var(--space-4);
}
.modules-page .release .input-file {
  height: auto;
  padding-block: var(--space-2);
}
.modules-page [data-live]:empty {
  display: none;
}
.modules-page .graph {
  display: block;
  max-width: none;
  font-size: var(--text-sm);
}
.modules-page .graph rect {
  fill: var(--color-surface);
  stroke: var(--color-line-strong, var(--color-text-muted));
}
.modules-page .graph text {
  fill: var(--color-text);
}
.modules-page .graph .version {
  fill: var(--color-text-muted);
  font-family: var(--font-data);
  font-size: var(--text-xs);
}
.modules-page .graph path {
  fill: none;
  stroke: var(--color-text-muted);
  stroke-width: 1.25;
}
.modules-page .graph .unmet,
.modules-page .graph .absent rect {
  stroke: var(--color-danger);
  stroke-width: 2;
  stroke-dasharray: 5 4;
}
/* A report's tables lose their headings on a phone; here the table scrolls and keeps them. */
@media (max-width: 899px) {
  .modules-page .mods {
    display: table;
  }
  .modules-page .mods thead {
    display: table-header-group;
  }
  .modules-page .mods tbody {
    display: table-row-group;
  }
  .modules-page .mods tr {
    display: table-row;
  }
  .modules-page .mods th,
  .modules-page .mods td {
    display: table-cell;
    padding: var(--space-2) var(--space-3);
    text-align: left;
  }
}
`;
