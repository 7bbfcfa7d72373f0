export declare function sourceStamp(root: string, cwd: string): string;
export declare function areaStamp(folder: string, salt: string): string;
export declare function areaAround(folder: string): string | null;
