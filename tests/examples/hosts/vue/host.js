import { createApp, ref } from 'vue/dist/vue.esm-browser.prod.js';

const app = createApp({
  setup() {
    const path = ref('/');
    const open = ref('');
    const away = () => {
      path.value = '/unsupported-location';
    };
    const opened = ({ detail }) => {
      open.value = `Open: ${detail.path}`;
    };
    return { path, open, away, opened };
  },
  template: `
    <button type="button" id="away" @click="away">Another state</button>
    <p id="open">{{ open }}</p>
    <fairlead-intake id="first" :path="path" @fairlead-screen="opened"><p>One moment…</p></fairlead-intake>
    <fairlead-intake id="second"></fairlead-intake>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('fairlead-');
app.mount('#host');
