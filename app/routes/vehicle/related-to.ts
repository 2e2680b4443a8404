import { href } from "react-router";
import { vehiclePage } from "#content/products/vehicle-page.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { useCases } from "#content/tasks/use-cases.ts";
import { vehicleAddress } from "#vehicles/address.ts";
import { findListed } from "#vehicles/index.ts";
import type { ProductContent } from "#vehicles/product-content.ts";

export function relatedTo({ related, useCase, caseStudy }: ProductContent) {
  const { useCase: useCaseWord, caseStudy: caseStudyWord } = vehiclePage.related;
  const task = useCases.find(({ id }) => id === useCase);
  const study = caseStudies.find(({ id }) => id === caseStudy);
  if (!task || !study)
    throw new Error(`A vehicle names "${useCase}" and "${caseStudy}"; one of them is missing.`);
  const vehicles = related.flatMap((product) => {
    const vehicle = findListed(product);
    if (!vehicle) return [];
    const { title, payloadKg } = vehicle;
    return {
      title,
      category: `Payload ${payloadKg} kg`,
      to: vehicleAddress(product),
    };
  });
  return {
    vehicles,
    pages: [
      {
        title: task.name,
        category: useCaseWord,
        to: task.path,
      },
      {
        title: study.title,
        category: caseStudyWord,
        to: href("/case-study/:id", { id: study.id }),
      },
    ],
  };
}
