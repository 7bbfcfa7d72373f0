type Way = { readonly href: string; readonly text: string };

/** A page of staging itself, with one message and the way on. */
export const renderMessagePage = (
  title: string,
  message: string,
  way: Way,
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #061c24; }
      a { color: #0b5c7a; }
    </style>
  </head>
  <body>
    <main>
    <h1>${title}</h1>
    <p>${escapeHtml(message)}</p>
    <p><a href="${way.href}">${way.text}</a></p>
    </main>
  </body>
</html>
`;

/** An email address is what somebody typed. */
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
