import ScreenTree
import Simulator

/// The elements of the screen at one moment, with their positions in the tree. An element precedes its descendants.
@MainActor
struct ScreenIndex {
    let simulator: Simulator
    /// All elements; the application is the first.
    private(set) var elements: [ElementSnapshot] = []
    /// The position after each element's descendants.
    private var ends: [Int] = []
    private var parents: [Int?] = []

    init(_ root: ElementSnapshot, in simulator: Simulator) {
        self.simulator = simulator
        add(root, to: nil)
    }

    private mutating func add(_ element: ElementSnapshot, to parent: Int?) {
        let position = elements.count
        elements.append(element)
        ends.append(position + 1)
        parents.append(parent)
        for child in element.children { add(child, to: position) }
        ends[position] = elements.count
    }

    /// The positions of an element's descendants.
    func descendants(of position: Int) -> Range<Int> { position + 1..<ends[position] }

    /// The positions of an element's children.
    func children(of position: Int) -> [Int] { descendants(of: position).filter { parents[$0] == position } }

    /// The positions on the way to an element, from the application to the element itself.
    func path(to position: Int) -> [Int] {
        Array(sequence(first: position) { parents[$0] }.reversed())
    }
}
