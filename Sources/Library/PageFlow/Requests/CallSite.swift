/// A call in an app's source.
struct CallSite: Hashable, Sendable {
    let fileID: String
    let line: UInt
}
