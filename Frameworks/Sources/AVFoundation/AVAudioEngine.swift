import NeutralValues
import UIKit

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioTime: NSObject {}

open class AVAudioNode: NSObject {
    open private(set) weak var engine: AVAudioEngine?
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }

    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) { notReal() }
    open func removeTap(onBus bus: AVAudioNodeBus) {}

    fileprivate func join(_ engine: AVAudioEngine?) { self.engine = engine }
}

open class AVAudioIONode: AVAudioNode {}

open class AVAudioInputNode: AVAudioIONode {}

open class AVAudioOutputNode: AVAudioIONode {}

open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
}

/// An engine without hardware, so it can't start.
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isRunning: Bool { false }

    public override init() {
        super.init()
        [inputNode, outputNode, mainMixerNode].forEach(attach)
    }

    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.join(self)
    }

    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.join(nil)
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { notReal() }
    open func prepare() {}
    open func start() throws { throw CocoaError(.featureUnsupported) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}
