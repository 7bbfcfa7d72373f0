import '@fairlead/ui/controls';
import '@fairlead/ui/styles/index.css';
import '../styles/index.css';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.ts';
import { ScheduleScreen } from './schedule/schedule.tsx';

test('the text of a page with one message is in its head, which is a dark band for Vanta, a line below the title', async () => {
  await preloadLazyViews();
  const page = await openScreen('/checkout/10065/platinum', {}, { realTime: true });
  drawScreen({ ...page, Screen: ScheduleScreen });
  const [title, text] = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('.page-head h1, .page-head .lead')];
    expect(found).toHaveLength(2);
    return found.map((part) => part.getBoundingClientRect());
  });
  expect((text?.top ?? 0) - (title?.bottom ?? 0)).toBe(16);
});
