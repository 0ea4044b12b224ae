extension KnownFramework {
    /// OpenCombine under the name of Apple's framework, whose interface it has.
    static let combine = KnownFramework(
        name: "Combine", prefixes: [],
        imports: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], text: "")
}
