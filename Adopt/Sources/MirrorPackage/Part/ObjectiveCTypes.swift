import AdoptModel
import ProjectReading

/// The types that a project's own Objective-C declares. Linux doesn't build it, so the code that uses them is left out.
enum ObjectiveCTypes {
    /// The types in the headers that the Swift files of a project see.
    static func all(of project: SourceProject) -> Set<String> {
        Set(project.targets.filter(\.isAdopted).flatMap(\.bridgedHeaders)).reduce(into: []) { types, header in
            types.formUnion(declared(in: SourceText.of(header)))
        }
    }

    /// The classes, protocols and enumerations of a header, without those that it only names or extends.
    static func declared(in header: String) -> Set<String> {
        let forms = [
            /@interface\s+(\w+)(?:\s*<[^>]*>)?\s*:/, /@protocol\s+(\w+)(?!\w|\s*[;,])/,
            /NS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)\s*\)/,
        ]
        return Set(forms.flatMap { header.matches(of: $0) }.map { String($0.1) })
    }
}
