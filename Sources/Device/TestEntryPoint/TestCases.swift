/// A test case that an entry point can name, with its own tests and those of its superclasses.
struct TestCase: Equatable {
    let module: String
    let name: String
    let condition: Condition
    let tests: [TestMethod]
}

/// The test cases of modules, and the tests that can't be run.
struct TestCases {
    private(set) var cases: [TestCase] = []
    private(set) var notes: [String] = []
    private let lookup: TypeLookup

    init(in modules: [TestModule], baseClasses: Set<String>) {
        lookup = TypeLookup(modules: modules, baseClasses: baseClasses)
        for module in modules.sorted(by: { $0.name < $1.name }) {
            for declaration in module.declarations.classes { add(declaration, of: module) }
        }
        cases.sort { ($0.module, $0.name, $0.condition.text) < ($1.module, $1.name, $1.condition.text) }
    }

    private mutating func add(_ declaration: ClassDeclaration, of module: TestModule) {
        let line = Line(from: declaration, of: module, lookup)
        let tests = line.tests
        guard !tests.isEmpty else { return }
        switch line.end {
        case .declared: break
        case .unknown:
            guard !declaration.tests.isEmpty else { return }
            notes.append(
                "\(declaration.place): note: \(declaration.name) has tests, but \(line.lastSuperclass) stands in none of "
                    + "these sources. If it is a test case: --base-class \(line.lastSuperclass)")
        case .baseClass:
            guard !declaration.isGeneric else { return }
            guard !declaration.isPrivate else {
                notes.append(
                    "\(declaration.place): note: \(declaration.name) is private. No other file can name it, so its tests "
                        + "are left out.")
                return
            }
            note(declaration, tests.filter(\.condition.isFalseOnLinux))
            cases.append(
                TestCase(
                    module: module.name, name: declaration.name, condition: declaration.condition,
                    tests: tests))
        }
    }
}

extension TestCases {
    /// Reports the tests that a build for Linux omits.
    private mutating func note(_ declaration: ClassDeclaration, _ vanishing: [TestMethod]) {
        let missing =
            declaration.condition.isFalseOnLinux ? declaration.tests : vanishing
        guard let first = missing.first else { return }
        let condition = declaration.condition.isFalseOnLinux ? declaration.condition : first.condition
        notes.append(
            "\(declaration.place): note: \(declaration.name) loses tests on Linux, where #if \(condition.text) is false: "
                + "\(missing.map(\.name).joined(separator: ", ")). With #if canImport(UIKit) they run.")
    }
}

/// A class and its superclasses in the sources.
private struct Line {
    private(set) var tests: [TestMethod]
    private(set) var end: TypeLookup.Meaning
    private(set) var lastSuperclass: String

    init(from declaration: ClassDeclaration, of module: TestModule, _ lookup: TypeLookup) {
        var classes = [(module.name, declaration)]
        var visited: Set<String> = []
        while true {
            let (module, last) = classes[classes.count - 1]
            lastSuperclass = last.superclass
            let path = last.name.split(separator: ".").dropLast().map(String.init)
            end = lookup.meaning(of: last.superclass, in: module, within: path)
            // Of several declarations, the first one counts: they share a name because they have the same purpose.
            guard case .declared(let module, let name) = end, visited.insert("\(module) \(name)").inserted,
                let superclass = lookup.declarations(of: name, in: module).first
            else { break }
            classes.append((module, superclass))
        }
        let all = classes.enumerated().flatMap { index, entry in
            lookup.tests(
                of: index == 0 ? [entry.1] : lookup.declarations(of: entry.1.name, in: entry.0), in: entry.0)
        }
        tests = Self.unique(all)
    }

    /// Each test once, by name. A test that always exists replaces conditional tests with its name.
    private static func unique(_ tests: [TestMethod]) -> [TestMethod] {
        let always = Set(tests.filter(\.condition.isEmpty).map(\.name))
        let needed = Set(tests.filter { $0.condition.isEmpty || !always.contains($0.name) })
        return needed.sorted { ($0.name, $0.condition.text) < ($1.name, $1.condition.text) }
    }
}

extension TypeLookup {
    fileprivate func declarations(of name: String, in module: String) -> [ClassDeclaration] {
        modules.first { $0.name == module }?.declarations.classes.filter { $0.name == name } ?? []
    }

    /// The tests of declarations of one class, including its extensions.
    fileprivate func tests(of declarations: [ClassDeclaration], in module: String) -> [TestMethod] {
        guard let first = declarations.first else { return [] }
        let extensions = modules.flatMap { other in
            other.declarations.extensions.filter {
                $0.name.hasSuffix(first.lastName)
                    && meaning(of: $0.name, in: other.name) == .declared(module: module, name: first.name)
            }
        }
        return declarations.flatMap(\.tests) + extensions.flatMap(\.tests)
    }
}

extension ClassDeclaration {
    fileprivate var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
