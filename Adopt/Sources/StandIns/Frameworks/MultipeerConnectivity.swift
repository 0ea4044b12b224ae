extension KnownFramework {
    /// There are no other peers.
    static let multipeerConnectivity = KnownFramework(
        name: "MultipeerConnectivity", prefixes: ["MC"], imports: [],
        text: """
            enum MCSessionState: Int { case notConnected, connecting, connected }
            enum MCSessionSendDataMode: Int { case reliable, unreliable }
            enum MCEncryptionPreference: Int {
                case optional, required, none
            }
            class MCPeerID: NSObject {
                let displayName: String
                init(displayName myDisplayName: String) {
                    displayName = myDisplayName
                    super.init()
                }
            }
            protocol MCSessionDelegate: NSObjectProtocol {
                func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
                func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
                func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
                func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
                func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?)
            }
            class MCSession: NSObject {
                weak var delegate: MCSessionDelegate?
                let myPeerID: MCPeerID
                let encryptionPreference: MCEncryptionPreference
                var connectedPeers: [MCPeerID] { [] }
                init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil, encryptionPreference: MCEncryptionPreference = .required) {
                    self.myPeerID = myPeerID
                    self.encryptionPreference = encryptionPreference
                    super.init()
                }
                func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { notReal("MCSession.send(_:toPeers:with:)") }
                func disconnect()
            }
            class MCAdvertiserAssistant: NSObject {
                init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) { super.init() }
                func start()
                func stop()
            }
            protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
                func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
                optional func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: Error)
            }
            class MCNearbyServiceAdvertiser: NSObject {
                weak var delegate: MCNearbyServiceAdvertiserDelegate?
                init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) { super.init() }
                func startAdvertisingPeer()
                func stopAdvertisingPeer()
            }
            protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
                func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
                func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
                optional func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error)
            }
            class MCNearbyServiceBrowser: NSObject {
                weak var delegate: MCNearbyServiceBrowserDelegate?
                init(peer myPeerID: MCPeerID, serviceType: String) { super.init() }
                func startBrowsingForPeers()
                func stopBrowsingForPeers()
                func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval)
            }
            protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
                func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
                func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
            }
            class MCBrowserViewController: UIViewController {
                weak var delegate: MCBrowserViewControllerDelegate?
                convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
            }
            """)
}
