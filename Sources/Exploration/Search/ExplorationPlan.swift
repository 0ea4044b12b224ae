import Foundation

/// How much is explored, and which part of it.
public struct ExplorationPlan: Codable, Sendable {
    /// What choices are made by. Default 1.
    public var seed: UInt64 = 1
    /// Which part of the checks and walks is done here, from 0. Every shard finds all states. Default 0.
    public var shard = 0
    /// How many parts there are. Default 1.
    public var shards = 1
    /// How many copies of the program work at a time; what is found does not depend on it. Default: one for each processor.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// After how many seconds nothing more is begun; `nil`, the default, for when all is done.
    public var budget: Double?
    /// How many random walks follow. Default 40.
    public var walks = 40
    /// How many actions a walk has. Default 12.
    public var walkLength = 12
    /// The most states of one page that are gone on from: lists that grow have an end so. Default 8.
    public var statesPerPage = 8
    /// The most states of all pages. Default 3,000.
    public var mostStates = 3_000
    /// Whether there is a picture of every page.
    public var drawsPages = false

    /// All of it, in one part.
    public init() {}
}
