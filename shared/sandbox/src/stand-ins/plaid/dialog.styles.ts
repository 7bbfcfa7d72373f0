/** The look of the bank-linking dialog: plain, and visibly not the product's own. */
export const styles = `
.stand-in-link, .stand-in-link * { box-sizing: border-box; }
.stand-in-link { width: min(26rem, calc(100vw - 2rem)); min-height: 28rem; margin: auto; padding: 1.5rem;
  border: 0;
  border-radius: 0.75rem; background: #fff; color: #111; font: 1rem/1.5 system-ui, sans-serif; }
.stand-in-link::backdrop { background: rgb(0 0 0 / 0.5); }
.stand-in-link-mark { margin: 0; font-size: 0.875rem; color: #555; }
.stand-in-link-exit { position: absolute; inset: 1rem 1rem auto auto; }
.stand-in-link h2 { margin: 1rem 0; font-size: 1.25rem; }
.stand-in-link h2:focus { outline: none; }
.stand-in-link ul { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 0.5rem; }
.stand-in-link label { display: grid; gap: 0.25rem; margin-block: 0.75rem; font-weight: 600; }
.stand-in-link label:has([type='checkbox']) { grid-template-columns: 1.5rem 1fr; align-items: center; }
.stand-in-link input:not([type='checkbox']) { font: inherit; padding: 0.625rem; border: 1px solid #767676;
  border-radius: 0.375rem; }
.stand-in-link button { font: inherit; padding: 0.625rem 1rem; border: 1px solid #767676; border-radius: 0.375rem;
  background: #fff; color: #111; cursor: pointer; }
.stand-in-link li button, .stand-in-link button[type='submit'] { width: 100%; text-align: start; }
.stand-in-link button[type='submit'] { background: #111; color: #fff; text-align: center; }
.stand-in-link button[disabled] { background: #e5e5e5; color: #555; cursor: default; }
.stand-in-link [role='alert'] { color: #b00020; }
.stand-in-link :focus-visible { outline: 2px solid #0b57d0; outline-offset: 2px; }
`;
