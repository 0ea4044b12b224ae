/// The numbers that identify the nodes of layers, in the order in which layers are encountered.
struct LayerNumbers {
    /// A layer and the index of its repetition in a picture: a replicator draws its sublayers several times.
    private struct Occurrence: Hashable {
        let layer: ObjectIdentifier
        let count: Int
    }

    private var known: [Occurrence: Int] = [:]
    private var met: [Occurrence: Int] = [:]
    private var last = 0

    /// The number of a layer, or of its next repetition.
    mutating func number(of layer: AnyObject) -> Int {
        var occurrence = Occurrence(layer: ObjectIdentifier(layer), count: 0)
        while met[occurrence] != nil {
            occurrence = Occurrence(layer: occurrence.layer, count: occurrence.count + 1)
        }
        let number = known[occurrence] ?? newNumber()
        met[occurrence] = number
        return number
    }

    /// Prepares for the next picture: known layers keep their numbers.
    mutating func beginAgain() {
        known = met
        met.removeAll(keepingCapacity: true)
    }

    private mutating func newNumber() -> Int {
        last += 1
        return last
    }
}
