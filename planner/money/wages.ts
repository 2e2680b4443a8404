/** € that an hour of work costs an employer: wages and other labour costs, across the whole economy, in 2024. */
export const hourlyLabourCosts = [
  { place: "European Union", euros: 33.5 },
  { place: "Austria", euros: 44.5 },
  { place: "Belgium", euros: 48.2 },
  { place: "Bulgaria", euros: 10.6 },
  { place: "Denmark", euros: 50.1 },
  { place: "France", euros: 43.7 },
  { place: "Germany", euros: 43.4 },
  { place: "Greece", euros: 16.7 },
  { place: "Hungary", euros: 14.1 },
  { place: "Latvia", euros: 15.1 },
  { place: "Lithuania", euros: 16.3 },
  { place: "Luxembourg", euros: 55.2 },
  { place: "Netherlands", euros: 45.2 },
  { place: "Romania", euros: 12.5 },
] as const;

export const labourCostSource = "Eurostat, labour cost levels 2024 (data set lc_lci_lev)";
