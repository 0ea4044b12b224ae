extension KnownFramework {
    /// OpenCombine, which has the interface of Apple's framework, with the publishers that it lacks.
    static let combine = KnownFramework(
        name: "CombineForLinux", prefixes: [],
        imports: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], isWhole: true,
        text: [combinedPublishers, mergedPublishers, observedPublishers].joined(separator: "\n"))
}
