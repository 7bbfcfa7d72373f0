export declare function onParentLost(lost: () => void): () => void;
