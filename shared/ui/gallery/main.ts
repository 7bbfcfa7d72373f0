import '../src/styles/index.css';
import '../src/styles/drawer.css';
import { render } from 'lit';
import { page } from './page.ts';
import { screens } from './screens.ts';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.experience =
  asked.get('experience') === 'vanta' ? 'vanta' : 'fairlead';
render((screens[asked.get('show') ?? ''] ?? page)(), document.body);
