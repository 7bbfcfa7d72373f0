import { Metadata, MetadataKind } from '@tufjs/models';
import { expect, test } from 'vitest';
import { aRegistry, publishing } from '../../testing/index.ts';

test("The Update Framework's own library reads each file and accepts the signatures of its role", async () => {
  const all = await aRegistry();
  await publishing(all, 'mfe-letters', 'one');
  const { trusted, texts } = await all.registry.read();
  const root = Metadata.fromJSON(MetadataKind.Root, JSON.parse(JSON.stringify(trusted.root)));
  const snapshot = Metadata.fromJSON(MetadataKind.Snapshot, JSON.parse(texts.snapshot));
  const timestamp = Metadata.fromJSON(MetadataKind.Timestamp, JSON.parse(texts.timestamp));
  const targets = Metadata.fromJSON(MetadataKind.Targets, JSON.parse(texts.targets));
  const letters = Metadata.fromJSON(
    MetadataKind.Targets,
    JSON.parse(texts.roles['mfe-letters'] ?? ''),
  );
  expect(() => root.verifyDelegate('root', root)).not.toThrow();
  expect(() => root.verifyDelegate('snapshot', snapshot)).not.toThrow();
  expect(() => root.verifyDelegate('timestamp', timestamp)).not.toThrow();
  expect(() => root.verifyDelegate('targets', targets)).not.toThrow();
  expect(() => targets.verifyDelegate('mfe-letters', letters)).not.toThrow();
  expect(() => targets.verifyDelegate('mfe-stamps', letters)).toThrow(
    'mfe-stamps was signed by 0/1 keys',
  );
  expect(() => timestamp.signed.snapshotMeta.verify(Buffer.from(texts.snapshot))).not.toThrow();
});
