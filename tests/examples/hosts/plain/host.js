const first = document.querySelector('#first');

first.addEventListener('fairlead-screen', ({ detail }) => {
  document.querySelector('#open').textContent = `Open: ${detail.path}`;
});
document.querySelector('#away').addEventListener('click', () => {
  first.path = '/unsupported-location';
});
