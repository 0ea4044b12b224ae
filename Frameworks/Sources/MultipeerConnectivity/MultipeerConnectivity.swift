// There are no other peers.

import NeutralValues
@_exported import UIKit

public enum MCSessionState: Int {
    case notConnected, connecting, connected
}

public enum MCSessionSendDataMode: Int {
    case reliable, unreliable
}

public enum MCEncryptionPreference: Int {
    case optional, required, none
}

open class MCPeerID: NSObject {
    public let displayName: String

    public init(displayName myDisplayName: String) {
        displayName = myDisplayName
        super.init()
    }
}

public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)

    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
        fromPeer peerID: MCPeerID)

    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, with progress: Progress)

    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?)
}

open class MCSession: NSObject {
    open weak var delegate: MCSessionDelegate?
    public let myPeerID: MCPeerID
    public let encryptionPreference: MCEncryptionPreference
    open var connectedPeers: [MCPeerID] { [] }

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
        encryptionPreference: MCEncryptionPreference = .required
    ) {
        self.myPeerID = myPeerID
        self.encryptionPreference = encryptionPreference
        super.init()
    }

    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        notReal()
    }

    open func disconnect() { notReal() }
}

open class MCAdvertiserAssistant: NSObject {
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        super.init()
    }

    open func start() { notReal() }
    open func stop() { notReal() }
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: Error) {
    }
}

open class MCNearbyServiceAdvertiser: NSObject {
    open weak var delegate: MCNearbyServiceAdvertiserDelegate?

    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        super.init()
    }

    open func startAdvertisingPeer() { notReal() }
    open func stopAdvertisingPeer() { notReal() }
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error) {}
}

open class MCNearbyServiceBrowser: NSObject {
    open weak var delegate: MCNearbyServiceBrowserDelegate?
    public init(peer myPeerID: MCPeerID, serviceType: String) { super.init() }
    open func startBrowsingForPeers() { notReal() }
    open func stopBrowsingForPeers() { notReal() }

    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) { notReal() }
}

public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

open class MCBrowserViewController: UIViewController {
    open weak var delegate: MCBrowserViewControllerDelegate?
    public convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
}
