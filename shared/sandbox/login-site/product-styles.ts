type MapOfPage = {
  readonly integrity: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, { readonly css?: readonly string[] }>>;
};

/** Puts the product's style sheets on the page, as its import map names them. Resolves when they have arrived. */
export async function useProductStyles(): Promise<void> {
  const text = document.getElementById('fairlead-map')?.textContent;
  if (!text) return;
  const { integrity, modules } = JSON.parse(text) as MapOfPage;
  const sheets = modules['@fairlead/root-config']?.css ?? [];
  await Promise.all(sheets.map((url) => load(url, integrity[url])));
}

function load(url: string, integrity: string | undefined): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  return new Promise((done) => {
    link.addEventListener('load', () => done());
    // The page also works without its styles.
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
