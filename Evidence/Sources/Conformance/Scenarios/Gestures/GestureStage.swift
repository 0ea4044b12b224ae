import Simulator

extension Stage {
    /// The number of recorded lines with this text.
    func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}
