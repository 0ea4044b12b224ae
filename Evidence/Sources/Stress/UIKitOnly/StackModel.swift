/// The expected pages of an idle stack: its pages when it was last idle, and the edits since, in order. The app performs some of them
/// later; when it is idle, both must agree.
struct StackModel {
    enum Edit {
        case push(Int)
        case pop
        case popTo(Int)
        case popToRoot
        case set([Int])
    }

    private(set) var base: [Int] = []
    private var edits: [Edit] = []
    /// The edits that a canceled gesture undid.
    private var takenBack: Set<Int> = []

    mutating func note(_ edit: Edit) { edits.append(edit) }

    /// The number of the last edit.
    var lastEdit: Int { edits.count - 1 }

    mutating func takeBack(_ edit: Int) { takenBack.insert(edit) }

    mutating func settle(at pages: [Int]) { self = StackModel(base: pages) }

    /// The pages after all edits.
    var asAsked: [Int] { pages(without: takenBack) }

    /// Whether the pages are as expected. The edits of a canceled driven transition are all dropped, and the others apply in order.
    func allows(_ pages: [Int], isGivenUp: Bool) -> Bool {
        if pages == asAsked { return true }
        guard isGivenUp else { return false }
        guard edits.count <= 12 else { return true }
        return (0..<(1 << edits.count)).contains { subset in
            self.pages(without: takenBack.union(edits.indices.filter { subset >> $0 & 1 == 1 })) == pages
        }
    }

    private func pages(without dropped: Set<Int>) -> [Int] {
        var pages = base
        for (index, edit) in edits.enumerated() where !dropped.contains(index) {
            StackModel.apply(edit, to: &pages)
        }
        return pages
    }

    private static func apply(_ edit: Edit, to pages: inout [Int]) {
        switch edit {
        case .push(let page): pages.append(page)
        case .pop: if pages.count > 1 { pages.removeLast() }
        case .popTo(let page):
            if let index = pages.lastIndex(of: page) { pages.removeSubrange((index + 1)...) }
        case .popToRoot: pages = Array(pages.prefix(1))
        case .set(let newPages): pages = newPages
        }
    }
}

extension StackModel {
    private init(base: [Int]) { self.base = base }
}
