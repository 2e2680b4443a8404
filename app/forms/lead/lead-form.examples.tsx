import { documentOf, documents } from "#content/documents/documents.ts";
import { caseStudies } from "#content/tasks/case-studies.ts";
import type { Example } from "#ui/example.ts";
import { DocumentRequest } from "./document-request.tsx";
import { LeadForm } from "./lead-form.tsx";

const product = documentOf("datasheet-fork");
const study = documentOf(`case-study-${caseStudies[0]?.id}`);

export const examples: Example[] = [
  {
    name: "Slide-in",
    element: <DocumentRequest document={product}>Get the product document</DocumentRequest>,
  },
  { name: "Popup", element: <DocumentRequest document={study}>Get the case study</DocumentRequest> },
  {
    name: "Inline",
    element: <LeadForm name="product-documentation" setting="inline" choice={documents} />,
  },
  {
    name: "Refused, on green",
    ground: "green",
    element: (
      <LeadForm
        name="mag-sub-product"
        setting="inline"
        document={product}
        rejected={{
          values: { fullName: "Asha Rao", email: "asha@" },
          errors: {
            companyName: "Enter the name of your company",
            email: "Enter an email address like name@company.com",
          },
          message: "Please fill in all required fields",
        }}
      />
    ),
  },
];
