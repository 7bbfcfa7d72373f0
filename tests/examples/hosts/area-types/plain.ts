import type {} from './intake/element.js';

const element = document.createElement('fairlead-intake');
element.path = '/?auth_code=a1';
// @ts-expect-error: an address is text.
element.path = 1;

document.addEventListener('fairlead-screen', ({ detail }) => detail.path.trim());
// @ts-expect-error: a screen's name is text.
element.addEventListener('fairlead-screen', ({ detail }) => detail.name.toFixed());
