/** The address that tells a browser that its world has ended. */
export const endedPath = '/staging/ended';

/** The page at that address: what happened and the way on. The cookies of the world are removed with it. */
export const renderEndedPage = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>This world has ended</title>
    <style>
      body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #061c24; }
      a { color: #0b5c7a; }
    </style>
  </head>
  <body>
    <h1>This world has ended</h1>
    <p>Worlds are kept for a day, or until somebody ends them. What was in it is gone. For another one, ask whoever sent you the link.</p>
    <p><a href="/">Go to the shared world</a></p>
  </body>
</html>
`;
