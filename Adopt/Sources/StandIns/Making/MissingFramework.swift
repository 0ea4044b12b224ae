/// The reason why there is no stand-in for a framework.
enum MissingFramework {
    private static let noOpenCombine =
        "OpenCombine, a package with Combine’s interface, isn't available. Pass the folder that contains its checkout: --packages DIR."

    private static let reasons = [
        "SwiftUI": noOpenCombine,
        "CombineForLinux": noOpenCombine,
        "SwiftData": "its models require an Apple macro.",
    ]

    /// The reason, with the number of files that import the framework.
    static func sentence(_ name: String, _ survey: UseSurvey) -> String {
        let count = survey.files(importing: name).count
        let files = count == 1 ? "1 file imports it" : "\(count) files import it"
        if let reason = reasons[name] { return "\(name) has no stand-in: \(reason) \(files)." }
        return "\(name) has no stand-in: its declarations are unknown. \(files). "
            + "If it is a package, pass the folder that contains its checkout: --packages DIR."
    }
}
