/// The movements of the sections in an update.
struct SectionMoves: Sendable {
    private(set) var deleted: [Int] = []
    private(set) var inserted: [Int] = []
    private(set) var moved: [SectionMove] = []
    private(set) var reloaded: [SectionMove] = []

    private let shift: IndexShift
    private var newOfMoved: [Int: Int] = [:]
    private var oldOfMoved: [Int: Int] = [:]
    private var reloadedOld: Set<Int> = []
    private let countBefore: Int

    /// Reads changes of sections. They must not conflict.
    init(_ changes: [ListChange], before count: Int) {
        countBefore = count
        var reloading: [Int] = []
        for change in changes {
            switch change {
            case .deleteSection(let section): deleted.append(section)
            case .insertSection(let section): inserted.append(section)
            case .reloadSection(let section): reloading.append(section)
            case .moveSection(from: let old, to: let new): moved.append(SectionMove(from: old, to: new))
            default: break
            }
        }
        deleted.sort()
        inserted.sort()
        moved.sort { $0.old < $1.old }
        shift = IndexShift(
            leaving: (deleted + moved.map(\.old)).sorted(), coming: (inserted + moved.map(\.new)).sorted())
        for move in moved {
            newOfMoved[move.old] = move.new
            oldOfMoved[move.new] = move.old
        }
        reloadedOld = Set(reloading)
        reloaded = reloading.sorted().compactMap { old in
            newSection(of: old).map { SectionMove(from: old, to: $0) }
        }
    }

    func newSection(of old: Int) -> Int? { newOfMoved[old] ?? shift.newIndex(of: old) }

    func oldSection(of new: Int) -> Int? { oldOfMoved[new] ?? shift.oldIndex(of: new) }

    /// Whether the update deletes or replaces the section's items.
    func losesItems(_ old: Int) -> Bool {
        reloadedOld.contains(old) || newSection(of: old) == nil
    }

    /// The section before the update that has the same items; `nil` for a section that is inserted or reloaded.
    func keptSection(of new: Int) -> Int? {
        guard let old = oldSection(of: new), old < countBefore, !reloadedOld.contains(old) else { return nil }
        return old
    }
}
