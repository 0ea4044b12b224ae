import UIKit

public protocol GKGameModelUpdate: AnyObject {
    var value: Int { get set }
}

public protocol GKGameModelPlayer: AnyObject {
    var playerId: Int { get }
}

public protocol GKGameModel: AnyObject {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func copy(with zone: NSZone?) -> Any
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { return 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { return false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { return false }
}

public protocol GKStrategist: AnyObject {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var maxLookAheadDepth = 0
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap { bestMove(for: $0) }
    }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        guard let model = gameModel, let moves = model.gameModelUpdates(for: player), !moves.isEmpty else {
            return nil
        }
        let values = moves.map { value(of: $0, on: model, for: player, depth: maxLookAheadDepth) }
        for (move, value) in zip(moves, values) { move.value = value }
        let best = values.max() ?? 0
        let equal = zip(moves, values).filter { $0.1 == best }.map(\.0)
        return randomSource.map { equal[$0.nextInt(upperBound: equal.count)] } ?? equal.first
    }

    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int)
        -> (any GKGameModelUpdate)?
    { bestMove(for: player) }

    private func value(
        of move: any GKGameModelUpdate, on model: any GKGameModel, for player: any GKGameModelPlayer,
        depth: Int
    ) -> Int {
        guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
        next.apply(move)
        if next.isWin(for: player) { return 1_000_000 + depth }
        if next.isLoss(for: player) { return -1_000_000 - depth }
        guard depth > 1, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active),
            !moves.isEmpty
        else { return next.score(for: player) }
        let values = moves.map { value(of: $0, on: next, for: player, depth: depth - 1) }
        return (active.playerId == player.playerId ? values.max() : values.min()) ?? 0
    }
}

open class GKMonteCarloStrategist: NSObject, GKStrategist {
    open var budget = 0
    open var explorationParameter = 0
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel.flatMap { model in model.activePlayer.flatMap { model.gameModelUpdates(for: $0)?.first } }
    }
}
