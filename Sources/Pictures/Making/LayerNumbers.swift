/// The numbers by which the nodes of layers are told apart, in the order in which layers are met.
struct LayerNumbers {
    /// A layer that is drawn several times has several.
    private var known: [ObjectIdentifier: [Int]] = [:]
    private var met: [ObjectIdentifier: [Int]] = [:]
    private var last = 0

    /// The number of a layer, or of the next one of its repetitions.
    mutating func number(of layer: AnyObject) -> Int {
        let id = ObjectIdentifier(layer)
        let count = met[id]?.count ?? 0
        let number = known[id]?.dropFirst(count).first ?? newNumber()
        met[id, default: []].append(number)
        return number
    }

    /// For the next picture: layers that were met keep their numbers.
    mutating func beginAgain() {
        known = met
        met = [:]
    }

    private mutating func newNumber() -> Int {
        last += 1
        return last
    }
}
