/** What a lithium iron phosphate battery loses of its capacity at 0 °C, %. Its source: tests/support/figure-sources.ts. */
export const coldLoss = { least: 15, most: 25 } as const;

/** Within a sentence; its unit follows. */
export const coldLossInWords = `${coldLoss.least} to ${coldLoss.most}`;
