import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { lazyView, NewStay, preloadLazyViews, preloadScreen } from './lazy-view.tsx';
import { drawPart } from './testing/draw-part.tsx';
import { eventually } from './testing/index.ts';

type Props = { readonly name: string };
const Hello = ({ name }: Props) => <p>Hello {name}</p>;

class Failed extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>It did not load</p> : this.props.children);
}

/** Draws a view as an area does, in a mount of its own. */
const draw = (View: ComponentType<Props>) =>
  drawPart(() => (
    <Failed>
      <NewStay>
        <Suspense fallback={<p>Loading</p>}>
          <View name="Ada" />
        </Suspense>
      </NewStay>
    </Failed>
  ));

/** Loads of a view; each is answered by the test, and at once after it. */
function loads() {
  const asked: PromiseWithResolvers<ComponentType<Props>>[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const load = async () => {
    if (isOver) return Hello;
    const one = Promise.withResolvers<ComponentType<Props>>();
    asked.push(one);
    return one.promise;
  };
  return { asked, load };
}

/** React draws what has loaded in a later turn. */
const draws = (page: { readonly texts: () => readonly string[] }, ...texts: string[]) =>
  eventually(() => expect(page.texts()).toEqual(texts));

test('a lazy view is loaded when it is first shown, and drawn with its properties', async () => {
  const { asked, load } = loads();
  const View = lazyView(load);
  expect(asked).toHaveLength(0);
  const page = draw(View);
  expect(page.texts()).toEqual(['Loading']);
  asked[0]?.resolve(Hello);
  await draws(page, 'Hello Ada');
});

test('a view that has loaded is drawn at once in a later mount', async () => {
  const { asked, load } = loads();
  const View = lazyView(load);
  const page = draw(View);
  asked[0]?.resolve(Hello);
  await draws(page, 'Hello Ada');
  page.unmount();
  expect(draw(View).texts()).toEqual(['Hello Ada']);
  expect(asked).toHaveLength(1);
});

test('one mount requests a view once, however often it shows it', async () => {
  const { asked, load } = loads();
  const View = lazyView(load);
  const Twice = (props: Props) => (
    <>
      <View {...props} />
      <View {...props} />
    </>
  );
  const page = draw(Twice);
  asked[0]?.resolve(Hello);
  await draws(page, 'Hello Ada', 'Hello Ada');
  expect(asked).toHaveLength(1);
});

test('a view that did not load is requested again in a later mount', async () => {
  const { asked, load } = loads();
  const View = lazyView(load);
  const page = draw(View);
  asked[0]?.reject(new Error('offline'));
  await draws(page, 'It did not load');
  const again = draw(View);
  expect([asked.length, again.texts()]).toEqual([2, ['Loading']]);
  asked[1]?.resolve(Hello);
  await draws(again, 'Hello Ada');
});

test('preloaded views are drawn at once, also those that they contain', async () => {
  let inner: ComponentType<Props> | null = null;
  const Outer = lazyView<Props>(async () => {
    inner = lazyView<Props>(async () => Hello);
    return inner;
  });
  await preloadLazyViews();
  expect(draw(Outer).texts()).toEqual(['Hello Ada']);
});

test('a screen that was preloaded is drawn at once, and one that needs no preloading stays as it is', async () => {
  const { asked, load } = loads();
  const View = lazyView(load);
  const preloaded = preloadScreen(View);
  asked[0]?.resolve(Hello);
  await preloaded;
  expect(draw(View).texts()).toEqual(['Hello Ada']);
  expect(asked).toHaveLength(1);
  await preloadScreen(Hello);
  await preloadScreen(undefined);
});
