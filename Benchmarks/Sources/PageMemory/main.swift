import Simulator

/// Prints the memory that a loaded page in a stack uses, from the process's resident pages.
final class MemoryPage: UIViewController {}

func residentBytes() -> Int {
    let fields =
        (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
}

MainActor.assumeIsolated {
    let sim = Simulator()
    sim.records = .nothing
    let navigation = UINavigationController(rootViewController: MemoryPage())
    sim.launch(navigation)
    @MainActor func push(_ count: Int) {
        for _ in 0..<count {
            navigation.pushViewController(MemoryPage(), animated: false)
            sim.turn()
        }
    }
    push(1_000)
    let before = residentBytes()
    let count = 50_000
    push(count)
    print("\((residentBytes() - before) / count) bytes a page, with its view, of \(count) in a stack")
}
