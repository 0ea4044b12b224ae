import Foundation

/// The extent of an exploration, and its shard.
public struct ExplorationPlan: Codable, Sendable {
    /// The seed of random choices. Defaults to 1.
    public var seed: UInt64 = 1
    /// The index of this shard, from 0, which performs a part of the checks and walks. Every shard finds all states. Defaults to 0.
    public var shard = 0
    /// The number of shards. Defaults to 1.
    public var shards = 1
    /// The number of forks that work at the same time; it doesn't affect the result. Defaults to the number of processors.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// The number of seconds after which no new work begins; `nil`, the default, for no limit.
    public var budget: Double?
    /// The number of random walks. Defaults to 40.
    public var walks = 40
    /// The number of actions in a walk. Defaults to 12.
    public var walkLength = 12
    /// The maximum number of explored states of one page: it limits lists that grow. Defaults to 8.
    public var statesPerPage = 8
    /// The maximum number of states of all pages. Defaults to 3,000.
    public var mostStates = 3_000
    /// Whether the exploration makes a picture of every page.
    public var drawsPages = false

    /// Creates a plan for a complete exploration in one shard.
    public init() {}
}
