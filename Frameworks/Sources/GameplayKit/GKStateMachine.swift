import UIKit

open class GKState: NSObject {
    open weak var stateMachine: GKStateMachine?
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        currentState?.isValidNextState(stateClass) != false
    }

    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let before = currentState
        before?.willExit(to: next)
        currentState = next
        next.didEnter(from: before)
        return true
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.lazy.compactMap { $0 as? StateType }.first
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
