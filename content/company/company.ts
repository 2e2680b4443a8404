export const companyName = "MAG Robotics";

/** Who the site belongs to. The owner changes names, addresses and links here and nowhere else. */
export const company = {
  name: companyName,
  siteUrl: "https://www.mag-robotics.example",
  copyrightYear: 2025,
  email: "hello@mag-robotics.example",
  careersEmail: "careers@mag-robotics.example",
  securityEmail: "security@mag-robotics.example",
  privacyEmail: "privacy@mag-robotics.example",
  /** Where the vehicles are built and shown. */
  place: { city: "Pune", region: "Maharashtra", country: "India", countryCode: "IN" },
  /** Office hours, by which working days are counted. */
  office: { days: "Monday to Friday", hours: "09:00 to 18:00", zone: "India Standard Time, UTC+5:30" },
  phone: { shown: "+91 00000 00000", dialled: "+910000000000" },
  blogUrl: "https://blog.mag-robotics.example",
  podcastUrl: "https://podcast.mag-robotics.example",
  social: [
    {
      network: "LinkedIn",
      icon: "professional",
      url: "https://www.linkedin.com/company/mag-robotics-sample",
    },
    { network: "X", icon: "messages", url: "https://x.com/magroboticssample" },
    { network: "Instagram", icon: "photos", url: "https://www.instagram.com/magroboticssample" },
    { network: "YouTube", icon: "videos", url: "https://www.youtube.com/@magroboticssample" },
  ],
} as const;
