/** The time at which every scenario begins, in both drivers: the day of the personas' dates. */
export const scenarioNow = Date.parse('2026-11-20T10:00:00-08:00');
