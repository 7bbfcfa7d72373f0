import { button } from './make.ts';

/** Where the panel is: at the end of the page, where the sandbox's panel is, or in the corner across. */
type Place = { readonly isAcross: boolean; readonly isFolded: boolean };

/** The key of the place of this tab's panel, which outlives a document. */
const key = 'fairlead-sandbox-recorder-place';

/** How much of the page's height the panel takes, open and folded. It doesn't grow with what is recorded. */
export const panelHeight = { open: 'min(380px, 45vh)', folded: '52px' } as const;

/** How far the panel is from the edge of the page, in px. */
export const panelGap = 16;

/**
 * Creates the buttons that move the panel to the corner across and fold it, and makes room for it: the page is as much longer, so that whatever
 * lies under the panel can be scrolled clear of it.
 */
export function createPlace(panel: HTMLElement): {
  readonly buttons: readonly HTMLElement[];
  makeRoom(isShown: boolean): void;
} {
  const room = new CSSStyleSheet();
  document.adoptedStyleSheets.push(room);
  let place = readPlace();
  let isShown = false;
  const move = button('Move', () => change({ ...place, isAcross: !place.isAcross }));
  const fold = button('Fold', () => change({ ...place, isFolded: !place.isFolded }));
  draw();
  return {
    buttons: [move, fold],
    makeRoom(shown) {
      isShown = shown;
      draw();
    },
  };

  function change(to: Place): void {
    place = to;
    sessionStorage.setItem(key, JSON.stringify(place));
    draw();
  }

  function draw(): void {
    const { isAcross, isFolded } = place;
    panel.classList.toggle('across', isAcross);
    panel.classList.toggle('folded', isFolded);
    fold.textContent = isFolded ? 'Unfold' : 'Fold';
    const side = isAcross ? 'start' : 'end';
    const height = `calc(${panelHeight[isFolded ? 'folded' : 'open']} + ${2 * panelGap}px)`;
    const rule = `html { padding-block-${side}: ${height}; scroll-padding-block-${side}: ${height}; }`;
    room.replaceSync(isShown ? rule : '');
  }
}

function readPlace(): Place {
  const kept = location.origin === 'null' ? null : sessionStorage.getItem(key);
  return kept === null ? { isAcross: false, isFolded: false } : JSON.parse(kept);
}
