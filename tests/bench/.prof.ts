import { writeFileSync } from 'node:fs';
import { busyTime, countBusyTime, typeInto } from './chrome/keys.ts';
import { evaluate, withTab } from './chrome/tab.ts';
import { answerBigSet, bigSetPath } from './question-set/answer-big-set.ts';
import { serveComposition } from './serve.ts';

const app = await serveComposition('production', [answerBigSet]);
await withTab(async (tab) => {
  await tab.send('Page.enable');
  await tab.send('Profiler.enable');
  await tab.send('Profiler.setSamplingInterval', { interval: 100 });
  await tab.send('Profiler.start');
  await tab.send('Page.navigate', { url: app.url + bigSetPath });
  await evaluate(
    tab,
    `new Promise(r=>{const l=()=>document.getElementById('f_998')?setTimeout(r,500):requestAnimationFrame(l);l()})`,
  );
  let p = await tab.send('Profiler.stop');
  writeFileSync('/tmp/mount.cpuprofile', JSON.stringify(p.profile));
  await countBusyTime(tab);
  const go = async () => {
    for (let i = 0; i < 20; i++) await typeInto(tab, `f_${i * 40}`, 'Stevedore');
  };
  await go();
  await evaluate(tab, 'new Promise(r=>setTimeout(r,500))');
  await tab.send('Profiler.start');
  const m0 = (await tab.send('Performance.getMetrics')).metrics as any[];
  for (let k = 0; k < 3; k++) await go();
  await evaluate(tab, 'new Promise(r=>setTimeout(r,500))');
  const m1 = (await tab.send('Performance.getMetrics')).metrics as any[];
  p = await tab.send('Profiler.stop');
  writeFileSync('/tmp/keys.cpuprofile', JSON.stringify(p.profile));
  for (const { name, value } of m1) {
    const d = value - m0.find((x) => x.name === name).value;
    if (/Duration|Count/.test(name) && d) console.log(name, ((d * 1000) / 540).toFixed(3));
  }
});
await app.close();
