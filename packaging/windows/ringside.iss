; The installer for Windows, made by Inno Setup 6 of the frozen folder; packaging/release.py calls it:
;     iscc /DVersion=0.1.0 /DFolder=build\release\frozen\ringside /Odist /Fringside-manager-0.1.0 packaging\windows\ringside.iss
; Written with care and never run: none of us has built it yet.

#ifndef Version
  #error Version is not given: /DVersion=0.1.0
#endif
#ifndef Folder
  #error Folder is not given: /DFolder=DIRECTORY of the frozen program
#endif
#define Name "Ringside Manager"
#define Kind "RingsideManager.League"
#define Festival "RingsideManager.Festival"

[Setup]
; The double brace is a single one; the number names the program to Windows for ever and must not change.
AppId={{6E0E0F3B-7A0C-4E0B-9C57-52494E474D47}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=The Ringside Manager contributors
AppPublisherURL=https://ringside-manager.github.io/ringside/
VersionInfoVersion={#Version}
LicenseFile=..\..\LICENSE
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
; For one person without asking for the rights of an administrator, or for all who may.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
ChangesEnvironment=yes
CloseApplications=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
SetupIconFile={#Folder}\..\..\pictures\ringside.ico
UninstallDisplayIcon={app}\ringside-manager.exe
UninstallDisplayName={#Name}

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.League=Boxing league
de.League=Boxliga
en.Festival=Boxing festival
de.Festival=Boxfestival
en.OnPath=Let a terminal find the command "ringside"
de.OnPath=Den Befehl „ringside“ in der Eingabeaufforderung bereitstellen

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "onpath"; Description: "{cm:OnPath}"; Flags: unchecked

[InstallDelete]
; An upgrade leaves nothing of the version before behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\ringside-manager.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\ringside-manager.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.ringside"; ValueType: string; ValueName: ""; ValueData: "{#Kind}"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ringside"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.ringside-manager.league+sqlite3"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Kind}"; ValueType: string; ValueName: ""; ValueData: "{cm:League}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Kind}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\ringside-manager.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Kind}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\ringside-manager.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.festival"; ValueType: string; ValueName: ""; ValueData: "{#Festival}"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.festival"; ValueType: string; ValueName: "Content Type"; ValueData: "application/vnd.ringside-manager.festival+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Festival}"; ValueType: string; ValueName: ""; ValueData: "{cm:Festival}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Festival}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\ringside-manager.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Festival}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\ringside-manager.exe"" ""%1"""
Root: HKA; Subkey: "{code:EnvironmentKey}"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: onpath; Check: IsNotOnPath

[Run]
Filename: "{app}\ringside-manager.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[Code]
function EnvironmentKey(Param: String): String;
begin
  if IsAdminInstallMode then
    Result := 'SYSTEM\CurrentControlSet\Control\Session Manager\Environment'
  else
    Result := 'Environment';
end;

function PathNow: String;
begin
  if not RegQueryStringValue(HKA, EnvironmentKey(''), 'Path', Result) then
    Result := '';
end;

function IsNotOnPath: Boolean;
begin
  Result := Pos(';' + Uppercase(ExpandConstant('{app}')) + ';', ';' + Uppercase(PathNow) + ';') = 0;
end;

{ What was put on the path is taken off it again; leagues and settings of a person stay. }
procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
var
  Before: String;
  Place: Integer;
begin
  if CurUninstallStep <> usPostUninstall then
    exit;
  Before := ';' + PathNow + ';';
  Place := Pos(';' + Uppercase(ExpandConstant('{app}')) + ';', Uppercase(Before));
  if Place = 0 then
    exit;
  Delete(Before, Place, Length(ExpandConstant('{app}')) + 1);
  RegWriteExpandStringValue(HKA, EnvironmentKey(''), 'Path', Copy(Before, 2, Length(Before) - 2));
end;
